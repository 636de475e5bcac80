import type { Product } from '@bieznik/contract/product'
import { sheets } from '@/components/product/drawing/drawing-frame'
import { useDrawingTitle } from '@/components/product/use-drawing-title'
import { drawingAddress } from '@/lib/drawings/drawn-product'

type ProductOutlineProps = {
  product: Product
  /** It is in sight when the page opens. */
  eager?: boolean
}

/** The bare outlines of a product, as a file of its own: a list of 24 drawings would weigh more than all that it says. */
export function ProductOutline({ product, eager = false }: ProductOutlineProps) {
  const { width, height } = sheets.card
  return (
    // oxlint-disable-next-line next/no-img-element -- an SVG has one size, and 24 client components more would be for nothing
    <img
      src={drawingAddress(product)}
      alt={useDrawingTitle(product)}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="size-full"
    />
  )
}
