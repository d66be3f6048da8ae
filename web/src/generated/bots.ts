// Made by `python -m scripts.client_types` from the Python types; a test keeps it current.

/** The opponents that are offered, the weakest first. */
export const BOTS = ["novice", "citizen", "senator", "consul"] as const;

export type Bot = (typeof BOTS)[number];
