import { searchPath } from '@/lib/catalogue/search-path'
import { formRedirect } from '@/lib/i18n/form-redirect.server'

/** The search form that was sent without JavaScript → its results. */
export const GET = formRedirect(({ query = '' }) => (query.trim() === '' ? '/' : searchPath(query.trim())))
