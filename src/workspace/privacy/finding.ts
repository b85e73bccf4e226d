export type PrivacyKind =
  | "name_with_need"
  | "full_name"
  | "email"
  | "phone"
  | "date_of_birth"
  | "identifier"
  | "address";

/** Something that looks like personal data, for the teacher to decide about. */
export type PrivacyFinding = {
  kind: PrivacyKind;
  /** A workspace path, or "your request". */
  where: string;
  /** 1-based. */
  line: number;
  /** Enough to find it by; never the whole of it. */
  excerpt: string;
  message: string;
  fix: string;
};
