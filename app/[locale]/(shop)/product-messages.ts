import type { ProductType } from '@bieznik/contract/product'
import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the drawings of each kind are called. */
export const drawingMessages = {
  Tire: 'product.drawing_tire',
  Wheel: 'product.drawing_wheel',
  Spacer: 'product.drawing_spacer',
} as const satisfies Record<ProductType, MessagePath>

/** What the page of a product says, besides what every page does. */
export const productMessages = (kind: ProductType): MessagePath[] => [
  drawingMessages[kind],
  'product.opinions',
  'product.specification',
  'product.gallery',
  'product.show_picture',
  'product.delivery',
  'product.delivery_text',
  'product.payment',
  'product.payment_text',
  'product.certification',
  'product.certification_text',
  'product.about_link',
  'catalogue.stock_label',
  'catalogue.stock_many',
  'catalogue.stock_count',
  'catalogue.stock_none',
]
