import { expect, test } from 'vitest'
import { isLegalEntity } from './legal-entity.ts'

test.each([
  'Transport Wysocki Sp. z o.o.',
  'TRANSPORT WYSOCKI SP.Z O.O.',
  'Trakt spółka z ograniczoną odpowiedzialnością',
  'Trakt Sp. z o. o. Sp. k.',
  'Bracia Lis sp.j.',
  'Opony Polskie S.A.',
  'Opony Polskie SA',
  'Opony Polskie S.A. Oddział w Łodzi',
  'OPONY POLSKIE S.A. WARSZAWA',
  'Nowe Koła P.S.A.',
  'Wysocki S.K.A.',
  'Fundacja Na Kołach',
  'Reifen Müller GmbH',
  'Pneu s.r.o.',
  'PNEU S.R.O.',
  'Pneu, a. s.',
])('%s is a legal person', (name) => expect(isLegalEntity(name)).toBe(true))

test.each([
  'Jan Kowalski',
  'Auto-Serwis Jan Kowalski',
  'Wulkanizacja A. Sałata',
  'Kowalski i Nowak s.c.',
  'Lis, Wilk spółka cywilna',
  'Lis, Wilk Spółka Cyw.',
  // Initials of people.
  'S. A. Kowalska Wulkanizacja',
  'Auto-Serwis S.A. Nowak',
  'Auto-Serwis A.S.',
  'Usługi Transportowe Spółkowska Anna',
  'Sama Radość Anna Zoo',
  'SAAB Serwis Marek AGawa',
  '',
])('%s may be a person who runs a business alone', (name) => expect(isLegalEntity(name)).toBe(false))
