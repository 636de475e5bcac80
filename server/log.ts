import { createLogger } from '@bieznik/backend-kit/logger'
import { env } from './env.ts'

export const log = createLogger('storefront', env)
