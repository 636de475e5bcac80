/** Bolt circles (number of bolts x diameter in mm) that the shop sells wheels and spacers for. */
export const boltCircles = [
  '4x100',
  '4x108',
  '5x100',
  '5x108',
  '5x110',
  '5x112',
  '5x114.3',
  '5x118',
  '5x120',
  '5x127',
  '5x130',
  '5x139.7',
  '5x160',
  '6x114.3',
  '6x139.7',
] as const

export type BoltCircle = (typeof boltCircles)[number]
