import type { SeedOrder } from './orders.ts'

type Reviewer = Pick<
  SeedOrder,
  'userId' | 'language' | 'name' | 'email' | 'phone' | 'address' | 'city' | 'postCode'
> & { showsName: boolean }

/** Made-up people in made-up towns who bought long ago and wrote what they think. */
export const reviewers: readonly Reviewer[] = [
  {
    userId: 'seed-reviewer-1',
    language: 'pl',
    name: 'Dobromir Oponiak',
    email: 'dobromir.oponiak@example.com',
    phone: '+48000100201',
    address: 'ul. Terenowa 3',
    city: 'Stary Karkas',
    postCode: '00-001',
    showsName: true,
  },
  {
    userId: 'seed-reviewer-2',
    language: 'pl',
    name: 'Weronika Szprycha-Lis',
    email: 'weronika.szprycha@example.com',
    phone: '+48000100202',
    address: 'ul. Leśna 41',
    city: 'Gumowo Dolne',
    postCode: '00-002',
    showsName: true,
  },
  {
    userId: 'seed-reviewer-3',
    language: 'pl',
    name: 'Zenon Kordas',
    email: 'zenon.kordas@example.com',
    phone: '+48000100203',
    address: 'Kolonia 9',
    city: 'Nowa Piasta',
    postCode: '00-003',
    showsName: false,
  },
  {
    userId: 'seed-reviewer-4',
    language: 'en',
    name: 'Owen Treadwell',
    email: 'owen.treadwell@example.com',
    phone: '+48000100204',
    address: 'ul. Portowa 18/2',
    city: 'Obręcz Wielka',
    postCode: '00-004',
    showsName: true,
  },
  {
    userId: 'seed-reviewer-5',
    language: 'ru',
    name: 'Алина Шинникова',
    email: 'alina.shinnikova@example.com',
    phone: '+48000100205',
    address: 'os. Szprychowe 7a',
    city: 'Obręcz Wielka',
    postCode: '00-004',
    showsName: true,
  },
]
