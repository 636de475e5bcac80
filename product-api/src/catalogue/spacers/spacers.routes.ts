import { spacerFilterSchema, type SpacerFilter } from '@bieznik/contract/catalogue/catalogue-query'
import { listedSpacerSchema, spacerSchema } from '@bieznik/contract/catalogue/product'
import { spacerIn } from '@bieznik/contract/catalogue/product-language'
import { kindRoutes, type ListQuery } from '../products/kind-routes.ts'
import { getSpacer, listSpacers } from './spacers.queries.ts'

export const spacerRoutes = kindRoutes({
  name: 'spacer',
  filter: spacerFilterSchema,
  product: spacerSchema,
  listed: listedSpacerSchema,
  list: (
    db,
    { page: _page, pageSize: _pageSize, lang: _lang, view: _view, ...filter }: ListQuery & SpacerFilter,
    slice,
  ) => listSpacers(db, filter, slice),
  get: getSpacer,
  inLanguage: spacerIn,
})
