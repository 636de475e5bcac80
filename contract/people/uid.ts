import { z } from 'zod'

/** In the place of a uid: the shop did it by itself. */
export const SHOP_ITSELF = 'system'

/** Who a person is to the identity service. No control characters, no half ones: PostgreSQL refuses NUL. */
export const uidSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
