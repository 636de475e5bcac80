import { drawProductFile } from '@/components/drawing/draw-product'
import { LIGHT_STYLE } from '@/components/drawing/drawing-style'
import { drawingAddress, type Drawn } from '@/lib/drawings/drawing-address'

/** Pixels: what the texts leave, in the shape of a card's drawing. */
const SIZE = { width: 430, height: 323 } as const

/** The drawing of a product's card, for a renderer that fetches nothing and knows no schemes. */
export async function productFigure(product: Drawn) {
  const { pathname, searchParams } = new URL(drawingAddress(product), 'http://drawing')
  const svg = await drawProductFile(pathname.replace('/drawings/', ''), searchParams, LIGHT_STYLE)
  if (svg === null) return null
  return <img src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`} alt="" {...SIZE} />
}
