/** Whose altar or temple it is: a sign in a box of 24 by 24, by the victory tile. Holes follow the even-odd rule. */
export const emblems: Record<string, string> = {
  // an eye
  "altar-of-the-cyclopes": "M1 12q11-13 22 0-11 13-22 0zM12 6.5a5.5 5.5 0 1 0 .1 0zm0 3a2.5 2.5 0 1 1-.1 0z",
  // a sun
  "altar-of-helios":
    "M12 7a5 5 0 1 0 .1 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5l1.5-1.5 3 3L6.5 8zM16 17.5l1.5-1.5 3 3-1.5 1.5zM19 3.5 20.5 5l-3 3L16 6.5zM6.5 16 8 17.5l-3 3L3.5 19z",
  // a rainbow
  "altar-of-iris":
    "M1 19a11 11 0 0 1 22 0h-3a8 8 0 0 0-16 0zM5.2 19a6.8 6.8 0 0 1 13.6 0h-2.6a4.2 4.2 0 0 0-8.4 0zM9.5 19a2.5 2.5 0 0 1 5 0z",
  // a heart
  "altar-of-eros": "M12 22C3 15 1 11 1.5 7.5 2.5 2 9.5 1.5 12 6.5 14.5 1.5 21.5 2 22.5 7.5 23 11 21 15 12 22z",
  // a drawn bow
  "altar-of-chiron": "M5 1q15 2 17 18l-3 .5Q17 6 4.5 4zM4 3l16.5 17-1.5 1.5L3 5zM2 22l2-6 4 4zM6 17 17 6l1.5 1.5-11 11zM16 4l6-2-2 6z",
  // a shell
  "altar-of-the-nereids": "M12 22 8 19H5l.5-3Q1 11 3 6q3-4 9-4t9 4q2 5-2.5 10l.5 3h-3zM11.3 5v12h1.4V5zM6.5 6.5l3 10.5 1.3-.5-3-10.5zM17.5 6.5l-3 10.5-1.3-.5 3-10.5z",
  // grapes
  "temple-of-dionysus":
    "M12 1q4 0 5 3-3 3-5 2-2 1-5-2 1-3 5-3zM7 7.5a3 3 0 1 0 .1 0zM12 7.5a3 3 0 1 0 .1 0zM17 7.5a3 3 0 1 0 .1 0zM9.5 12.8a3 3 0 1 0 .1 0zM14.5 12.8a3 3 0 1 0 .1 0zM12 17.8a3 3 0 1 0 .1 0z",
  // a hearth
  "temple-of-hestia": "M12 1q8 6 5 12 2-1 2-3 3 6-2 9H7q-5-4-1-10 0 2 2 3-1-7 4-11zM12 11q4 4 1.5 7h-3Q8 15 12 11zM3 20h18v3H3z",
  // an ear of wheat
  "temple-of-demeter":
    "M11.3 23V8h1.4v15zM12 8Q8.5 4.5 12 .5 15.5 4.5 12 8zM11 13Q5 12 6 7q5 1 5 6zM13 13q6-1 5-6-5 1-5 6zM11 18q-6-1-5-6 5 1 5 6zM13 18q6-1 5-6-5 1-5 6z",
  // a horn of plenty
  "temple-of-plutus": "M2 13q-1-6 5-9 1 7 6 8l-2 8q-8 0-9-7zM15 6.5a3.5 3.5 0 1 0 .1 0zM20 12a3 3 0 1 0 .1 0zM15.5 14a3 3 0 1 0 .1 0zM20 5a2.5 2.5 0 1 0 .1 0z",
  // hammer and anvil
  "temple-of-hephaestus": "M1 12h7v-1.5h14V13q-6 0-6 5h2v4H8v-4h2q0-4-9-6zM9 2h9v6H9zM18 4h5v2h-5z",
  // a dove
  "temple-of-aphrodite": "M1 5q5 1 8 5Q10 3 17 1q-1 7 0 8 3-3 6-1l-3 2q-1 10-11 10l-4 3-1-5Q1 12 1 5z",
  // pan pipes
  "temple-of-pan": "M2 3h3.5v18H2zM6.5 3H10v14.5H6.5zM11 3h3.5v11H11zM15.5 3H19v8h-3.5zM20 3h3v5h-3zM1 7h22v2.5H1z",
  // a crescent
  "temple-of-artemis": "M16 1.5A11 11 0 1 0 22.5 15 9 9 0 0 1 16 1.5zM18 6l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z",
  // a wing
  "temple-of-nike": "M1 4q14-4 22 3l-8-1 6 6-8-3 4 7-7-5 1 8-5-6-1 8Q0 13 1 4z",
  // a club
  "temple-of-heracles": "M15 1q6-1 8 4t-3 8L8 19l-4 4-3-3 4-4L11 4q1-3 4-3zM14 5v2h2V5zM18 8v2h2V8zM13 10v2h2v-2z",
  // two stars
  "temple-of-the-dioscuri": "M7 2l1.6 4.4L13 8l-4.4 1.6L7 14l-1.6-4.4L1 8l4.4-1.6zM17 10l1.6 4.4L23 16l-4.4 1.6L17 22l-1.6-4.4L11 16l4.4-1.6z",
  // a crown
  "temple-of-hera": "M2 20 1 7l6 5 5-9 5 9 6-5-1 13zM4 16h16v1.6H4zM12 8a2 2 0 1 0 .1 0z",
  // a dolphin
  "temple-of-amphitrite": "M1 12Q5 3 14 5l3-4 2 6q5 5 3 14-2-3-6-2l-4 3 1-5Q10 12 4 14q0-2-3-2zM7 8.5a1.3 1.3 0 1 0 .1 0z",
  // a crested helmet
  "great-temple-of-ares": "M3 4q10-7 18 1 2 6 1 12l-3-1q1-6-1-9-6-6-14-1zM5 12Q6 7 11 7t7 6l1 10h-5l-1-6h-3l1 6H6zM8.5 12.5h5v2h-5z",
  // a lyre
  "great-temple-of-apollo":
    "M4 2q5 2 3 8-1 4 2 7h6q3-3 2-7-2-6 3-8 3 3 0 8-1 6-2 9H6q-1-3-2-9-3-5 0-8zM6 5h12v2H6zM8.8 7h1.2v10H8.8zM11.4 7h1.2v10h-1.2zM14 7h1.2v10H14zM8 20h8v3H8z",
  // an owl
  "great-temple-of-athena":
    "M3 1q5 3 9 3t9-3v11q0 8-6 10l-1 2h-4l-1-2q-6-2-6-10zM8 6.5a3.5 3.5 0 1 0 .1 0zm0 2a1.5 1.5 0 1 1-.1 0zM16 6.5a3.5 3.5 0 1 0 .1 0zm0 2a1.5 1.5 0 1 1-.1 0zM12 12l2 3-2 3-2-3z",
  // a thunderbolt
  "great-temple-of-zeus": "M14 .5 4 13.5h6l-3 10 13-14h-7l5-9z",
  // a trident
  "great-temple-of-poseidon": "M10.8 23V15Q3 15 3 7L1.5 7.5 4.5 1l3 6.5L6 7q0 4.5 4.8 5V7l-1.8.5 3-7 3 7L13.2 7v5Q18 11.5 18 7l-1.5.5 3-6.5 3 6.5L21 7q0 8-7.8 8v8z",
  // a herald's staff
  "great-temple-of-hermes":
    "M11.2 6h1.6v17h-1.6zM12 2a2.2 2.2 0 1 0 .1 0zM11 6Q4 1 1 4q2 5 10 5zM13 6q7-5 10-2-2 5-10 5zM8 10q8 1 8 4t-8 4v-2q5-1 5-2t-5-2zM16 10q-8 1-8 4t8 4v-2q-5-1-5-2t5-2z",
};
