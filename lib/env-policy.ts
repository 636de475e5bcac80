import { sourcesOf } from '@/lib/http/security-headers'

/** What the middleware needs of the environment, which is that of the running shop and not that of the build. */
export const policySources = sourcesOf(process.env)
