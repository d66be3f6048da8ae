/** The side of a lot in the drawing of the city, the height of a wall, and the width of the band around the city. */
export const UNIT = 40;
export const WALL = 6;
export const BAND = 20;
