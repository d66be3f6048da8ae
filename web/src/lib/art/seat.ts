/** The symbols of the seats, as paths in a box of 32: circle, triangle, square, diamond, star. */
export const SHAPES: readonly string[] = [
  "M16 4a12 12 0 1 0 0 24a12 12 0 1 0 0-24Z",
  "M16 3.5L29.5 27.5H2.5Z",
  "M5.5 5.5H26.5V26.5H5.5Z",
  "M16 2.5L29 16L16 29.5L3 16Z",
  "M16 2L20.1 11.3L30.3 12.4L22.7 19.2L24.8 29.2L16 24.1L7.2 29.2L9.3 19.2L1.7 12.4L11.9 11.3Z",
];
