export function measureSizes(): { page: string; kilobytes: number; aim: number }[] {
  return [];
}
