import { filterRedirect } from '../../filter-redirect'

export const GET = filterRedirect('spacer')
