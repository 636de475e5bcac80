import { drawPlateFile } from '@/components/drawing/draw-plate'
import { drawProductFile } from '@/components/drawing/draw-product'

/** A whole SVG file; null: there is no such drawing. */
export async function drawSvg(name: string, query: URLSearchParams): Promise<string | null> {
  return name.startsWith('plate-') ? drawPlateFile(name) : drawProductFile(name, query)
}
