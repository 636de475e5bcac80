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

const { fuelClass, wetGrip, noise, noiseClass, iceGrip, eprel, ...listed } = listedOf(tireFields, tireColumns)

/** Those of them that lists say of each tire. */
export const listedTireColumns = listed

/** Those of the label, which a retread has not: lists read them as one value, or as none. */
export const labelColumns = { fuelClass, wetGrip, noise, noiseClass, iceGrip, eprel }
