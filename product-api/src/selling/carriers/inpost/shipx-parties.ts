import type { Company } from '@bieznik/contract/platform/company'
import { polishPhone } from '@bieznik/contract/people/phone'
import type { SplitAddress } from '@bieznik/contract/selling/shipment'
import { CarrierRefusal, type Receiver } from '../carrier.ts'
import { splitStreet } from '../street.ts'

/*
 * Who sends and who receives, as ShipX wants them (dokumentacja-inpost, page "Creating a shipment in the simplified mode"): a phone number, and
 * a company or first and last name.
 */

const NAME = 'InPost'

const postCodeOf = (written: string) => written.replace(/^(\d{2})\s*-?\s*(\d{3})$/, '$1-$2')

const addressOf = (
  { street, building }: SplitAddress,
  { city, postCode }: { city: string; postCode: string },
) => ({
  street,
  building_number: building,
  city,
  post_code: postCodeOf(postCode),
  country_code: 'PL',
})

/** The last word is the family name. */
function namesOf(name: string) {
  const words = name.trim().split(/\s+/u)
  const last = words.pop() ?? ''
  return { first_name: words.join(' ') || last, last_name: last }
}

/**
 * `shopEmail` stands in for the address of a buyer who has none: ShipX takes no receiver without one. Throws CarrierRefusal for an address
 * or a number that it takes in no spelling.
 */
export function receiverOf(receiver: Receiver, { email: shopEmail }: Pick<Company, 'email'>) {
  const { companyName, personName, email } = receiver
  if (!receiver.address) throw new CarrierRefusal(NAME, 'address', ['receiver.address.building_number'])
  const phone = polishPhone(receiver.phone)
  if (phone === null) throw new CarrierRefusal(NAME, 'receiver', ['receiver.phone'])
  return {
    ...(companyName !== null && { company_name: companyName }),
    ...(personName !== null && namesOf(personName)),
    email: email === '' ? shopEmail : email,
    phone,
    address: addressOf(receiver.address, receiver),
  }
}

/** The company file names no person, so none is made up. Throws CarrierRefusal for a company file that ShipX cannot use. */
export function senderOf({ legalName, email, phone, seat }: Company) {
  const parts = splitStreet(seat.street)
  if (!parts) throw new CarrierRefusal(NAME, 'account', ['sender.address.building_number'])
  const digits = polishPhone(phone)
  if (digits === null) throw new CarrierRefusal(NAME, 'account', ['sender.phone'])
  return { company_name: legalName, email, phone: digits, address: addressOf(parts, seat) }
}
