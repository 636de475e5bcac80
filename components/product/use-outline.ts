import type { Outline } from '@/components/product/product-outline'
import { useDrawingTitle } from '@/components/product/use-drawing-title'
import { drawingAddress, type Drawn } from '@/lib/drawings/drawing-address'

/** Where the outlines of products are, and what they show. */
export function useOutline(): (product: Drawn) => Outline {
  const titleOf = useDrawingTitle()
  return (product) => ({ src: drawingAddress(product), alt: titleOf(product) })
}
