const LOCAL_HOSTS: readonly (string | undefined)[] = ['localhost', '127.0.0.1', '[::1]', undefined]

/** Whether only this machine reaches a shop at this address. What is no address is refused elsewhere, by its own rule. */
export const isLocalSite = (siteUrl: string): boolean => LOCAL_HOSTS.includes(URL.parse(siteUrl)?.hostname)
