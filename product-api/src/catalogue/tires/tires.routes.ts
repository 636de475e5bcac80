import { tireFilterSchema, type TireFilter } from '@bieznik/contract/catalogue/catalogue-query'
import { listedTireSchema, tireSchema } from '@bieznik/contract/catalogue/product'
import { tireIn } from '@bieznik/contract/catalogue/product-language'
import { kindRoutes, type ListQuery } from '../products/kind-routes.ts'
import { getTire, listTires } from './tires.queries.ts'

export const tireRoutes = kindRoutes({
  name: 'tire',
  filter: tireFilterSchema,
  product: tireSchema,
  listed: listedTireSchema,
  list: (
    db,
    { page: _page, pageSize: _pageSize, lang: _lang, view: _view, ...filter }: ListQuery & TireFilter,
    slice,
  ) => listTires(db, filter, slice),
  get: getTire,
  inLanguage: tireIn,
})
