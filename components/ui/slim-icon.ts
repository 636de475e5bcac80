/**
 * For an icon that stands on every page: it gives up the attributes that each would repeat, and has them from the stylesheet
 * (`.lucide` in `globals.css`).
 */
export const slimIcon = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const
