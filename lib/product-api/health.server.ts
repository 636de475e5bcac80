import 'server-only'
import { z } from 'zod'
import { log } from '@/lib/log/log.server'
import { callProductApi } from './client.server'

export async function isProductApiReady(): Promise<boolean> {
  try {
    await callProductApi({ path: '/api/health/ready', deadline: 'catalogue', reply: z.unknown() })
    return true
  } catch (error) {
    log.warn({ err: error }, 'the product API is not ready')
    return false
  }
}
