import { listedOf } from '@bieznik/contract/catalogue/field-description'
import { tireFields } from '@bieznik/contract/catalogue/tire-fields'
import { getTableColumns } from 'drizzle-orm'
import { tires } from '../../platform/db/schema/catalogue.ts'

/** What describes a tire; the other columns are for lists. */
const {
  productId: _productId,
  salePrice: _salePrice,
  soldOut: _soldOut,
  sizeSold: _sizeSold,
  loadIndex: _loadIndex,
  topSpeed: _topSpeed,
  ...described
} = getTableColumns(tires)
export const tireColumns = described

/** Those of them that lists say. */
export const listedTireColumns = listedOf(tireFields, tireColumns)
