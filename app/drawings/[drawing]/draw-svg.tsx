import type { ReactElement } from 'react'
import { NewsTrack } from '@/components/news/news-track'
import { SpacerDrawing } from '@/components/product/drawing/spacer-drawing'
import { TireDrawing } from '@/components/product/drawing/tire-drawing'
import { WheelDrawing } from '@/components/product/drawing/wheel-drawing'
import { readDrawingAddress } from '@/lib/drawings/drawing-address'
import { drawnProducts } from '@/lib/drawings/drawn-product'
import { DRAWING_STYLE } from './drawing-style'

/** A whole SVG file; null: there is no such drawing. */
export async function drawSvg(name: string, query: URLSearchParams): Promise<string | null> {
  const drawing = drawingOf(name, readDrawingAddress(name, query))
  if (!drawing) return null
  // Next.js refuses it by name in what it renders pages with; here no page is rendered.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(drawing).replace('>', `><style>${DRAWING_STYLE}</style>`)
}

function drawingOf(name: string, numbers: unknown): ReactElement | null {
  switch (name) {
    case 'tire.svg': {
      const { data } = drawnProducts[name].safeParse(numbers)
      return data ? <TireDrawing title="" size={data} protector={data.protector} /> : null
    }
    case 'wheel.svg': {
      const { data } = drawnProducts[name].safeParse(numbers)
      return data ? <WheelDrawing title="" wheel={data} /> : null
    }
    case 'spacer.svg': {
      const { data } = drawnProducts[name].safeParse(numbers)
      return data ? <SpacerDrawing title="" spacer={data} /> : null
    }
    case 'track.svg':
      return <NewsTrack />
    default:
      return null
  }
}
