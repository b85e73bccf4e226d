/** A package with nothing old-fashioned about it. */
export const modern = {
  CFDocument: {
    identifier: "11111111-1111-4111-8111-111111111111",
    uri: "https://case.example/CFDocuments/11111111-1111-4111-8111-111111111111",
    caseVersion: "1.1",
    creator: "Ministry of Example",
    title: "Example Mathematics",
    lastChangeDateTime: "2025-03-01T09:30:00+00:00",
    officialSourceURL: "https://maths.example/standards",
    subject: ["Mathematics"],
    version: "3",
    licenseURI: {
      title: "CC BY 4.0",
      identifier: "22222222-2222-4222-8222-222222222222",
      uri: "https://creativecommons.org/licenses/by/4.0/",
    },
    extensions: { colour: "green -- and blue -->" },
  },
  CFItems: [
    item("3a000000-0000-4000-8000-000000000001", { fullStatement: "Operations and algebra" }),
    item("3a000000-0000-4000-8000-000000000002", {
      fullStatement:
        "Interpret products of whole numbers,\ne.g. interpret 5 × 7 as *5 groups* of 7; say why.",
      humanCodingScheme: "3.OA.A.1",
      abbreviatedStatement: "Products: what they mean",
      educationLevel: ["03"],
      conceptKeywords: ["product", "groups, equal"],
      CFItemType: "Standard",
      notes: "Often taught with arrays.",
      listEnumeration: "1",
      extensions: { difficulty: 2 },
    }),
    item("3a000000-0000-4000-8000-000000000003", {
      fullStatement: "Solve for an unknown.",
      humanCodingScheme: "4.OA.A.2",
      educationLevel: ["04", "05"],
      statusStartDate: "2024-01-01",
    }),
    item("3a000000-0000-4000-8000-000000000004", { fullStatement: "A leaf that has no code." }),
  ],
  CFAssociations: [
    association(1, "isChildOf", 2, 1),
    association(2, "isChildOf", 3, 1, { sequenceNumber: 2 }),
    association(3, "precedes", 2, 3, { notes: "with numbers first" }),
    association(4, "isRelatedTo", 3, 4),
    association(5, "exactMatchOf", 1, 2),
  ],
  CFDefinitions: { CFSubjects: [] },
  CFRubrics: [],
};

function item(identifier: string, fields: { fullStatement: string; [field: string]: unknown }) {
  return {
    identifier,
    uri: `https://case.example/CFItems/${identifier}`,
    lastChangeDateTime: "2025-03-01T09:30:00Z",
    ...fields,
  };
}

function association(number: number, associationType: string, from: number, to: number, more: object = {}) {
  const node = (index: number) => {
    const identifier = `3a000000-0000-4000-8000-00000000000${index}`;
    return { title: `Item ${index}`, identifier, uri: `https://case.example/CFItems/${identifier}` };
  };
  const identifier = `4a000000-0000-4000-8000-00000000000${number}`;
  return {
    identifier,
    associationType,
    uri: `https://case.example/CFAssociations/${identifier}`,
    originNodeURI: node(from),
    destinationNodeURI: node(to),
    lastChangeDateTime: "2025-03-01T09:30:00Z",
    ...more,
  };
}

/** The quirks of older packages and their writers, all in one. */
export const quirky = {
  CFPackage: {
    CFDocument: {
      identifier: "doc-1",
      title: "Old Framework",
      creator: null,
      lastChangeDateTime: "2017-07-07",
      CFPackageURI: "https://old.example/CFPackages/doc-1",
    },
    CFItems: [
      { identifier: "top", fullStatement: "Strand one", CFDocumentURI: { uri: "https://old.example/doc-1" } },
      {
        identifier: "one",
        fullStatement: "First thing",
        humanCodingScheme: "AB.1",
        educationLevel: "KG,01",
        abbreviatedStatement: null,
        conceptKeywords: "alpha|beta",
      },
      {
        uri: "https://old.example/CFItems/two",
        identifier: "two",
        fullStatement: "Second thing",
        humanCodingScheme: "AB.2",
        custom: { deep: [1] },
      },
      { identifier: "three", fullStatement: "Third thing", humanCodingScheme: "AB.2" },
      { fullStatement: "Fourth thing: no id, no code", statusStartDate: "soon" },
    ],
    CFAssociations: [
      {
        associationType: "Is Child Of",
        originNodeURI: "https://old.example/CFItems/one",
        destinationNodeURI: "https://old.example/CFItems/top",
      },
      {
        associationType: "isChildOf",
        originNodeURI: { uri: "https://old.example/CFItems/two" },
        destinationNodeURI: { identifier: "top" },
      },
      {
        associationType: "exactMatchOf",
        originNodeURI: "https://old.example/CFItems/top",
        destinationNodeURI: "https://old.example/CFItems/one",
      },
      {
        associationType: "precedes",
        originNodeURI: { identifier: "one" },
        destinationNodeURI: { identifier: "two" },
      },
      {
        associationType: "isChildOf",
        originNodeURI: { identifier: "top" },
        destinationNodeURI: { identifier: "one" },
      },
      {
        associationType: "weird thing",
        originNodeURI: { identifier: "one" },
        destinationNodeURI: { identifier: "far away" },
      },
    ],
  },
};
