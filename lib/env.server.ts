import 'server-only'
import { readStorefront } from '@bieznik/backend-kit/configuration/programs'
import { isLocalSite } from '@bieznik/contract/platform/site-url'

export const env = readStorefront(process.env)

/** True for a shop that other people reach, which the law looks at. */
export const isPublicShop = !isLocalSite(env.SITE_URL)

/** True while local stand-ins serve in place of the hosted services; every page then says so. */
export const isDemonstration = env.FIREBASE_AUTH_EMULATOR_HOST !== undefined
