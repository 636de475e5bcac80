import { z } from 'zod'
import { emailSchema } from '../people/email.ts'
import { isBankAccount, isNip, isRegon } from '../catalogue/registration-numbers.ts'

const text = z.string().trim().min(1).max(200)

const hours = text.overwrite((written) => written.replaceAll(/\s*[-–—]\s*/g, '–'))

/** Digits, between which people write blanks and hyphens. */
const digits = z.string().transform((written) => written.replace(/[\s-]/g, ''))

/** Characters without blanks, of E.164 and of FA(3) (`TNumerTelefonu`). */
const MAX_PHONE = 16

const addressSchema = z.strictObject({
  street: text,
  postCode: z.string().regex(/^\d{2}-\d{3}$/, 'is not a postal code such as 42-207'),
  city: text,
})

/** A voivodeship, a county or a commune as the files for the tax office take it (`TJednAdmin`). */
const unit = z.string().trim().min(1).max(36)

/** Who runs the shop, as law and buyers want to know it. Every page, paper and mail has it from here. */
export const companySchema = z.strictObject({
  /** As it is registered: `Bieżnik Sp. z o.o.` */
  legalName: text,
  seat: addressSchema,
  /** Where buyers send goods back to, and complaints. */
  returnAddress: addressSchema,
  complaintAddress: addressSchema,
  /** The court that keeps its file, with the division. */
  registerCourt: text,
  krs: digits.pipe(z.string().regex(/^\d{10}$/, 'is not a KRS number: 10 digits')),
  nip: digits.pipe(z.string().refine(isNip, 'is not a NIP: 10 digits, the last of which is a check digit')),
  regon: digits.pipe(
    z.string().refine(isRegon, 'is not a REGON: 9 digits, the last of which is a check digit'),
  ),
  /** Share capital in whole złoty. */
  shareCapital: z.int().positive(),
  /** The number in the register of waste and packaging. */
  bdo: digits.pipe(z.string().regex(/^\d{9}$/, 'is not a BDO number: 9 digits')),
  /** 26 digits. */
  bankAccount: digits.pipe(
    z.string().refine(isBankAccount, 'is not an account number: 26 digits that fit together'),
  ),
  email: emailSchema(),
  /** As people write it, with the code of the country: `+48 34 555 01 87`. */
  phone: z
    .string()
    .regex(/^\+\d[\d ]{7,20}$/, 'is not a phone number such as +48 34 555 01 87')
    .refine(
      (written) => written.replaceAll(' ', '').length <= MAX_PHONE,
      'is longer than a phone number: 15 digits at most',
    ),
  /** `8:00–20:00`, however the dash is typed. */
  weekdayHours: hours,
  saturdayHours: hours,
  /** What a courier takes for bringing one tire or wheel back, about, in złoty: who sells has to say it. */
  returnCost: z.int().positive(),
  /** Where the company pays its taxes, for the files that an accountant takes there; without it the shop writes none. */
  taxOffice: z
    .strictObject({
      /** Of the ministry's list of offices: `2409`. */
      code: z.string().regex(/^\d{4}$/, 'is not the code of an office: 4 digits'),
      /** Where the seat is. */
      voivodeship: unit,
      county: unit,
      commune: unit,
    })
    .optional(),
  /** Invented, for trying the shop out: every place that shows the numbers says so. */
  isExample: z.boolean().default(false),
})
export type Company = z.output<typeof companySchema>

const workshop = { street: 'ul. Kauczukowa 14', postCode: '42-207', city: 'Częstochowa' }

/** `.example` is reserved (RFC 2606), and the numbers are the ones that their registers give as examples. */
export const exampleCompany: Company = companySchema.parse({
  legalName: 'Bieżnik Sp. z o.o.',
  seat: workshop,
  returnAddress: workshop,
  complaintAddress: workshop,
  registerCourt: 'Sąd Rejonowy w Częstochowie, XVII Wydział Gospodarczy Krajowego Rejestru Sądowego',
  krs: '0000123456',
  nip: '1234563218',
  regon: '123456785',
  shareCapital: 50_000,
  bdo: '000123456',
  bankAccount: '03000000000000123456789012',
  email: 'biuro@bieznik.example',
  phone: '+48 34 555 01 87',
  weekdayHours: '8:00–20:00',
  saturdayHours: '9:00–14:00',
  returnCost: 60,
  taxOffice: {
    code: '2409',
    voivodeship: 'śląskie',
    county: 'Częstochowa',
    commune: 'Częstochowa',
  },
  isExample: true,
})
