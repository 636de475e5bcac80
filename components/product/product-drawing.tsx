import type { BrowserProduct } from '@bieznik/contract/catalogue/browser-product'
import { SpacerDrawing } from '@/components/product/drawing/spacer-drawing'
import { TireDrawing } from '@/components/product/drawing/tire-drawing'
import { WheelDrawing } from '@/components/product/drawing/wheel-drawing'
import { useDrawingTitle } from '@/components/product/use-drawing-title'
import { drawingAddress } from '@/lib/drawings/drawing-address'

/** Any product, drawn from its own numbers and with its measures. */
export function ProductDrawing({ product }: { product: BrowserProduct }) {
  const place = { title: useDrawingTitle()(product), src: drawingAddress(product, 'sheet') }
  switch (product.productType) {
    case 'Tire':
      return <TireDrawing {...place} tire={product} />
    case 'Wheel':
      return <WheelDrawing {...place} wheel={product} />
    case 'Spacer':
      return <SpacerDrawing {...place} spacer={product} />
  }
}
