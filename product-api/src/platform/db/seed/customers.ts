import type { Language } from '@bieznik/contract/selling/order'

interface SeedCustomer {
  userId: string
  language: Language
  name: string
  email: string
  phone: string
  address: string
  city: string
  postCode: string
}

/** Made-up people in made-up towns; no Polish phone number begins with 0. */
export const seedCustomers: readonly SeedCustomer[] = [
  {
    userId: 'seed-customer-1',
    language: 'pl',
    name: 'Halina Zaorska-Wilk',
    email: 'halina.zaorska@example.com',
    phone: '+48000100101',
    address: 'ul. Bieżnikowa 14/3',
    city: 'Stary Karkas',
    postCode: '00-001',
  },
  {
    userId: 'seed-customer-2',
    language: 'pl',
    name: 'Bogumił Śliwiak',
    email: 'bogumil.sliwiak@example.com',
    phone: '+48000100102',
    address: 'ul. Wulkanizacyjna 7',
    city: 'Gumowo Dolne',
    postCode: '00-002',
  },
  {
    userId: 'seed-customer-3',
    language: 'en',
    name: 'Żaneta Brzozowicz',
    email: 'zaneta.brzozowicz@example.com',
    phone: '+48000100103',
    address: 'ul. Felgowa 122',
    city: 'Nowa Piasta',
    postCode: '00-003',
  },
  {
    userId: 'seed-customer-4',
    language: 'ru',
    name: 'Wiktor Kołodrzej',
    email: 'wiktor.kolodrzej@example.com',
    phone: '+48000100104',
    address: 'os. Szprychowe 5b',
    city: 'Obręcz Wielka',
    postCode: '00-004',
  },
]
