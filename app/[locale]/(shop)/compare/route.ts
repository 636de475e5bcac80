import { sentComparePath } from '@/lib/catalogue/compared-ids'
import { formRedirect } from '@/lib/i18n/form-redirect.server'

/** `/compare?ids=12,45` → the comparison. */
export const GET = formRedirect(({ ids = '' }) => sentComparePath(ids) ?? '/')
