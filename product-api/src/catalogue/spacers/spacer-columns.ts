import { listedOf } from '@bieznik/contract/catalogue/field-description'
import { spacerFields } from '@bieznik/contract/catalogue/spacer-fields'
import { getTableColumns } from 'drizzle-orm'
import { spacers } from '../../platform/db/schema/catalogue.ts'

/** What describes a spacer; the other columns are for lists. */
const {
  productId: _productId,
  salePrice: _salePrice,
  soldOut: _soldOut,
  sizeSold: _sizeSold,
  ...described
} = getTableColumns(spacers)
export const spacerColumns = described

/** Those of them that lists say. */
export const listedSpacerColumns = listedOf(spacerFields, spacerColumns)
