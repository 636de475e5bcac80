import { listedOf } from '@bieznik/contract/catalogue/field-description'
import { wheelFields } from '@bieznik/contract/catalogue/wheel-fields'
import { getTableColumns } from 'drizzle-orm'
import { wheels } from '../../platform/db/schema/catalogue.ts'

/** What describes a wheel; the other columns are for lists. */
const {
  productId: _productId,
  salePrice: _salePrice,
  soldOut: _soldOut,
  sizeSold: _sizeSold,
  ...described
} = getTableColumns(wheels)
export const wheelColumns = described

/** Those of them that lists say. */
export const listedWheelColumns = listedOf(wheelFields, wheelColumns)
