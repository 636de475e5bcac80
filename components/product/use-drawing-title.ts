import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { useTranslations } from 'next-intl'
import type { Drawn } from '@/lib/drawings/drawing-address'

/** What a drawing shows, for those who do not see it. */
export function useDrawingTitle(): (product: Drawn) => string {
  const t = useTranslations('product')
  return (product) => {
    switch (product.productType) {
      case 'Tire':
        return t('drawing_tire', { size: formatTireSize(product) })
      case 'Wheel': {
        const size = `${product.width}x${product.diameter}`
        return t('drawing_wheel', { size, boltSpacing: product.boltSpacing })
      }
      case 'Spacer': {
        const { boltDistance, thickness } = product
        return t('drawing_spacer', { boltDistance, thickness })
      }
    }
  }
}
