import { localized } from './localized'

export { Link } from './link'
export const { redirect, usePathname, useRouter, getPathname } = localized
