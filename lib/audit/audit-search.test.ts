import { expect, it } from 'vitest'
import { searchAddress } from '@/lib/query/search-address'
import { auditSearchOf } from './audit-search'

it.each(['', 'who=anna&entity=products&entityId=7&day=2026-11-27&page=3', 'entity=orders'])(
  'reads %j and writes the same',
  (address) => {
    expect(searchAddress(auditSearchOf(new URLSearchParams(address))).toString()).toBe(address)
  },
)

it.each(['day=yesterday', 'page=-1', 'entity=Orders;', 'who=', 'entityId=', 'nothing=1'])(
  'takes %j as not given',
  (address) => {
    expect(auditSearchOf(new URLSearchParams(address))).toEqual({ page: 1 })
  },
)
