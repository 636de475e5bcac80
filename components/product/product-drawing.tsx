import type { Product } from '@bieznik/contract/product'
import { formatTireSize } from '@bieznik/contract/tire-size'
import { useTranslations } from 'next-intl'
import type { DrawingVariant } from '@/components/product/drawing/drawing-frame'
import { SpacerDrawing } from '@/components/product/drawing/spacer-drawing'
import { TireDrawing } from '@/components/product/drawing/tire-drawing'
import { WheelDrawing } from '@/components/product/drawing/wheel-drawing'

type ProductDrawingProps = { product: Product; variant?: DrawingVariant }

/** Any product, drawn from its own numbers. */
export function ProductDrawing({ product, variant }: ProductDrawingProps) {
  const t = useTranslations('product')
  switch (product.productType) {
    case 'Tire': {
      const title = t('drawing_tire', { size: formatTireSize(product) })
      return <TireDrawing title={title} variant={variant} size={product} protector={product.protector} />
    }
    case 'Wheel': {
      const size = `${product.width}x${product.diameter}`
      const title = t('drawing_wheel', { size, boltSpacing: product.boltSpacing })
      return <WheelDrawing title={title} variant={variant} wheel={product} />
    }
    case 'Spacer': {
      const { boltDistance, thickness } = product
      const title = t('drawing_spacer', { boltDistance, thickness })
      return <SpacerDrawing title={title} variant={variant} spacer={product} />
    }
  }
}
