import type { Product } from '@bieznik/contract/product'
import { SpacerDrawing } from '@/components/product/drawing/spacer-drawing'
import { TireDrawing } from '@/components/product/drawing/tire-drawing'
import { WheelDrawing } from '@/components/product/drawing/wheel-drawing'
import { useDrawingTitle } from '@/components/product/use-drawing-title'

/** Any product, drawn from its own numbers and with its measures. */
export function ProductDrawing({ product }: { product: Product }) {
  const title = useDrawingTitle()(product)
  switch (product.productType) {
    case 'Tire':
      return <TireDrawing title={title} variant="detail" size={product} protector={product.protector} />
    case 'Wheel':
      return <WheelDrawing title={title} variant="detail" wheel={product} />
    case 'Spacer':
      return <SpacerDrawing title={title} variant="detail" spacer={product} />
  }
}
