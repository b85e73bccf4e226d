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

/** A finding as it is shown to whoever wrote the text, in full, and kept nowhere: masked, nobody could tell whom it means. */
export type ShownFinding = PrivacyFinding & {
  written: string;
  /** The line that it stands in, or what of it is near. */
  passage: string;
};
