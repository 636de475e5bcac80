import {
  spacerFilterSchema,
  tireFilterSchema,
  wheelFilterSchema,
  type SpacerFilter,
  type TireFilter,
  type WheelFilter,
} from '@bieznik/contract/catalogue/catalogue-query'
import {
  listedSpacerSchema,
  listedTireSchema,
  listedWheelSchema,
  spacerSchema,
  tireSchema,
  wheelSchema,
} from '@bieznik/contract/catalogue/product'
import { spacerIn, tireIn, wheelIn } from '@bieznik/contract/catalogue/product-language'
import { getSpacer, listSpacers } from '../spacers/spacers.queries.ts'
import { getTire, listTires } from '../tires/tires.queries.ts'
import { getWheel, listWheels } from '../wheels/wheels.queries.ts'
import { kindRoutes, type ListQuery } from './kind-routes.ts'

/** What the query of a list has beside its page, language and view. */
const filterOf = <Filter>({
  page: _page,
  pageSize: _pageSize,
  lang: _lang,
  view: _view,
  ...filter
}: ListQuery & Filter) => filter

export const tireRoutes = kindRoutes({
  name: 'tire',
  filter: tireFilterSchema,
  product: tireSchema,
  listed: listedTireSchema,
  list: (db, query: ListQuery & TireFilter, slice) => listTires(db, filterOf(query), slice),
  get: getTire,
  inLanguage: tireIn,
})

export const wheelRoutes = kindRoutes({
  name: 'wheel',
  filter: wheelFilterSchema,
  product: wheelSchema,
  listed: listedWheelSchema,
  list: (db, query: ListQuery & WheelFilter, slice) => listWheels(db, filterOf(query), slice),
  get: getWheel,
  inLanguage: wheelIn,
})

export const spacerRoutes = kindRoutes({
  name: 'spacer',
  filter: spacerFilterSchema,
  product: spacerSchema,
  listed: listedSpacerSchema,
  list: (db, query: ListQuery & SpacerFilter, slice) => listSpacers(db, filterOf(query), slice),
  get: getSpacer,
  inLanguage: spacerIn,
})
