import 'server-only'
import { createLogger } from '@bieznik/backend-kit/logger'
import { env } from '@/lib/env.server'

export const log = createLogger('storefront', env)
