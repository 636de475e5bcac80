import { sheets, type DrawingVariant } from '@/components/drawing/sheets'

/** What has to fit on the sheet, in mm. */
type Extent = { across: number; upright: number }

/**
 * Drawing units per mm. A detail drawing fills its sheet. Cards share one scale, in which the `usual` extent fits, so that in a list
 * the larger product looks larger; only what is larger than usual is drawn in a smaller scale.
 */
export function fitScale(variant: DrawingVariant, drawn: Extent, usual: Extent): number {
  const { width, height, margin } = sheets[variant]
  const isCard = variant === 'card'
  const across = isCard ? Math.max(drawn.across, usual.across) : drawn.across
  const upright = isCard ? Math.max(drawn.upright, usual.upright) : drawn.upright
  return Math.min((width - 2 * margin) / across, (height - 2 * margin) / upright)
}
