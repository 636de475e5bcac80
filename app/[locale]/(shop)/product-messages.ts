import type { MessagePath } from '@/lib/i18n/pick-messages'

/** What the page of any product says. */
export const PRODUCT_MESSAGES = [
  'product',
  'catalogue.stock_label',
  'catalogue.stock_many',
  'catalogue.stock_count',
  'catalogue.stock_none',
] as const satisfies readonly MessagePath[]
