import { getTableColumns } from 'drizzle-orm'
import { tires } from '../db/schema/catalogue.ts'

/** What describes a tire; the other columns are for lists. */
const {
  productId: _productId,
  salePrice: _salePrice,
  soldOut: _soldOut,
  loadIndex: _loadIndex,
  topSpeed: _topSpeed,
  ...described
} = getTableColumns(tires)
export const tireColumns = described
