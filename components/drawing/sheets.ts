/** `card`: the bare product, for lists. `sheet`: what dimension lines are drawn around. */
export type DrawingVariant = 'card' | 'sheet'

/** The sheet that a drawing stands on, in units that come close to pixels on a phone. */
export const sheets = {
  card: { width: 240, height: 180, margin: 8 },
  sheet: { width: 360, height: 270, margin: 40 },
  /** Of several products on one axis. */
  set: { width: 360, height: 180, margin: 8 },
  /** Across the home page. */
  band: { width: 720, height: 300, margin: 0 },
} as const
