import { config } from 'zod'

// Zod would try whether it may write functions for its schemas. The content security policy forbids that, and the browser reports
// each try; so Zod hears it before any schema is made.
config({ jitless: true })
