const LOWEST = 50

/** kg for the indices 50, 51, 52 …, ten to a line. */
const CAPACITIES = [
  [190, 195, 200, 206, 212, 218, 224, 230, 236, 243],
  [250, 257, 265, 272, 280, 290, 300, 307, 315, 325],
  [335, 345, 355, 365, 375, 387, 400, 412, 425, 437],
  [450, 462, 475, 487, 500, 515, 530, 545, 560, 580],
  [600, 615, 630, 650, 670, 690, 710, 730, 750, 775],
  [800, 825, 850, 875, 900, 925, 950, 975, 1000, 1030],
  [1060, 1090, 1120, 1150, 1180, 1215, 1250, 1285, 1320, 1360],
  [1400, 1450, 1500, 1550, 1600, 1650, 1700, 1750, 1800, 1850],
  [1900, 1950, 2000, 2060, 2120, 2180, 2240, 2300, 2360, 2430],
  [2500, 2575, 2650, 2725, 2800, 2900, 3000, 3075, 3150, 3250],
  [3350, 3450, 3550, 3650, 3750, 3875, 4000, 4125, 4250, 4375],
  [4500],
].flat()

/**
 * What one tire may carry, in kg, by the load index on its sidewall (ISO 4000-1, ETRTO Standards Manual): a geometric scale on which 80 steps
 * are a factor of 10. Null outside of 50 to 160, the indices of passenger, van, 4x4 and truck tires.
 */
export function loadCapacity(index: number): number | null {
  return CAPACITIES[index - LOWEST] ?? null
}
