import { z } from 'zod'

/* What ShipX takes (dokumentacja-inpost, pages "Creating a shipment in the simplified mode" and "Dispatch Order"). */

const text = z.string().trim().min(1)
const moneySchema = z.object({ amount: z.number().positive(), currency: z.literal('PLN') })
const phoneSchema = z.string().regex(/^\d{9}$/)
const addressSchema = z.object({
  street: text,
  building_number: text,
  city: text,
  post_code: z.string().regex(/^(?!00-000)\d{2}-\d{3}$/),
  country_code: z.literal('PL'),
})
const partySchema = z
  .object({
    company_name: text.optional(),
    first_name: text.optional(),
    last_name: text.optional(),
    email: z.email(),
    phone: phoneSchema,
    address: addressSchema,
  })
  .refine(({ company_name, first_name, last_name }) => company_name ?? (first_name && last_name), {
    path: ['company_name'],
  })
const millimetres = (longest: number) => z.coerce.number().min(1).max(longest)
const parcelSchema = z.object({
  dimensions: z.object({
    length: millimetres(3_500),
    width: millimetres(2_400),
    height: millimetres(2_400),
    unit: z.literal('mm'),
  }),
  weight: z.object({ amount: z.coerce.number().positive().max(50), unit: z.literal('kg') }),
  is_non_standard: z.boolean().default(false),
})

export const requestSchema = z.object({
  service: z.literal('inpost_courier_standard'),
  reference: z.string().min(3).max(100).optional(),
  receiver: partySchema,
  sender: partySchema.optional(),
  parcels: z.array(parcelSchema).min(1),
  custom_attributes: z.object({ sending_method: z.string() }).optional(),
  cod: moneySchema.optional(),
  // Required for this service.
  insurance: moneySchema,
  comments: z.string().max(100).optional(),
})

export const dispatchRequestSchema = z.object({
  shipments: z.array(z.int()).min(1),
  address: addressSchema,
  name: text,
  phone: phoneSchema,
  email: z.email(),
})
