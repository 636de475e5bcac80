import { wheelFilterSchema, type WheelFilter } from '@bieznik/contract/catalogue/catalogue-query'
import { listedWheelSchema, wheelSchema } from '@bieznik/contract/catalogue/product'
import { wheelIn } from '@bieznik/contract/catalogue/product-language'
import { kindRoutes, type ListQuery } from '../products/kind-routes.ts'
import { getWheel, listWheels } from './wheels.queries.ts'

export const wheelRoutes = kindRoutes({
  name: 'wheel',
  filter: wheelFilterSchema,
  product: wheelSchema,
  listed: listedWheelSchema,
  list: (
    db,
    { page: _page, pageSize: _pageSize, lang: _lang, view: _view, ...filter }: ListQuery & WheelFilter,
    slice,
  ) => listWheels(db, filter, slice),
  get: getWheel,
  inLanguage: wheelIn,
})
